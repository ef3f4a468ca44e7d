/** The most common words without a meaning of their own. The server's search words contain more. */
export const usualFillers =
  'yang di ke dari saya ini itu nya sih dong kak bang bos gan bro ya dengan tolong selamat tanya';
