/** A setting is not usable. The message is for the operator, who must change the settings; a restart does not help. */
export class SettingsError extends Error {}
