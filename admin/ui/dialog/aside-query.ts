/** The windows in which a dialog has room for something beside its content. */
export const asideQuery = '(min-width: 1024px) and (min-height: 481px)';
