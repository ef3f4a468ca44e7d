/** The anchor of a section of the guide: the one that code hosts give a heading of letters and spaces. */
export function sectionAnchor(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-');
}
