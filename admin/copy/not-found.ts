export const notFoundCopy = {
  heading: 'ERROR',
  message: "We can't seem to find the page you are looking for!",
  back: 'Back to Home Page',
  footer: (year: number, product: string) => `© ${year} - ${product}`,
} as const;
