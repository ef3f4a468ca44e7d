import { configure } from '@testing-library/react';

// What a screen fetches when it is first wanted takes a busy machine a while; who waits for nothing pays nothing.
configure({ asyncUtilTimeout: 5000 });
