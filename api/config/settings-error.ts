/** A setting is not usable. The message is for the operator. Only a change of the settings helps, not another start. */
export class SettingsError extends Error {}
