/** The modules of `build/guide-plugin.ts`, made from docs/panduan-admin.md. */
declare module 'virtual:guide' {
  const guide: { title: string; html: string };
  export default guide;
}

declare module 'virtual:guide-sections' {
  const sections: readonly string[];
  export default sections;
}
