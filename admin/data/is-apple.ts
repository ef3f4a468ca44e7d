/** Whether shortcuts are pressed with Cmd instead of Ctrl. */
export const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
