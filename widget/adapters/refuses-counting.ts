/** Properties of `navigator` that only some browsers have. */
interface Wishes {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
  connection?: { saveData?: boolean };
}

/** Whether the visitor's browser asks not to be tracked, or to save data. */
export function refusesCounting(): boolean {
  const { globalPrivacyControl, doNotTrack, connection } = navigator as Wishes;
  return Boolean(globalPrivacyControl || doNotTrack === '1' || connection?.saveData);
}
