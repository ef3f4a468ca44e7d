/** In these windows (phones in portrait and landscape) the panel covers the whole screen. */
export const fullScreenQuery = '(max-width: 767.98px), (max-height: 480px)';
