/** Windows in which the panel covers the whole screen: phones in portrait and in landscape. */
export const fullScreenQuery = '(max-width: 767.98px), (max-height: 480px)';
