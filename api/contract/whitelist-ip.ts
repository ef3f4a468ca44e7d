/** Four groups of one to three digits; their range is not checked (spec, section 5). */
export const whitelistIpPattern = /^\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/;

export const whitelistIpExample = '192.168.1.1';
