/** Whether shortcuts use Cmd instead of Ctrl. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
