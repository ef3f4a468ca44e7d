import { configure } from '@testing-library/react';

// Lazily loaded code takes long on a busy machine. A test waits only until its element is there.
configure({ asyncUtilTimeout: 30_000 });
