/** The anchor of a section of the guide: the one that code hosts give a heading of letters, spaces and commas. */
export function sectionAnchor(title: string): string {
  return title.toLowerCase().replaceAll(',', '').replaceAll(' ', '-');
}
