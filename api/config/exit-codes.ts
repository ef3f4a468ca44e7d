/** Exit codes. A service manager uses them to decide whether to restart. */
export const exitCodes = {
  failed: 1,
  /** The arguments of a command are wrong. */
  usage: 2,
  /** `EX_TEMPFAIL` of sysexits.h: another process uses the port or the data folder. */
  inUse: 75,
  /** `EX_CONFIG` of sysexits.h: the operator must change a setting or the data folder. */
  unusable: 78,
} as const;
