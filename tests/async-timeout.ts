import { configure } from '@testing-library/react';

// Code that a screen loads lazily takes a while on a busy machine. A test that finds its element at once does not wait.
configure({ asyncUtilTimeout: 5000 });
