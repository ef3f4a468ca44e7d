export const signInCopy = {
  title: 'Sign in',
  lead: 'Masuk untuk mengelola FAQ dan widget chat.',
  sessionEnded: 'Sesi Anda berakhir. Silakan masuk lagi.',
  username: 'Username',
  password: 'Password',
  submit: 'Sign in',
  pending: 'Signing in...',
  success: 'Login successful!',
  failed: 'Login failed.',
  failedBecause: (reason: string) => `Login failed: ${reason}`,
  usernameMissing: 'Username wajib diisi.',
  passwordMissing: 'Password wajib diisi.',
} as const;
