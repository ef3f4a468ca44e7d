/** The modules of `build/guide-plugin.ts`, made from docs/panduan-admin.md. */
declare module 'virtual:guide' {
  const guide: {
    title: string;
    sections: readonly { anchor: string; title: string }[];
    html: string;
  };
  export default guide;
}

declare module 'virtual:guide-sections' {
  const sections: readonly { anchor: string; title: string }[];
  export default sections;
}
