/** The bot's Indonesian words that the back-office shows too. It loads no others. */
export const launcher = 'Tanya Kami';
export const title = 'Live Chat Bot';
export const ready = 'Siap membantu Anda';
export const floatingHint = 'Halo! Tanyakan apa pun seperti "deposit" atau "lupa password".';
export const pageHint =
  'Halo! Silakan tanyakan apa saja, misalnya soal deposit atau lupa password.';
