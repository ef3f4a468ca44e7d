/**
 * With `CLIENT_IP_SOURCE=header`, the admin app looks up its own address and sends it with every call. The page's
 * `<meta name="tanya-kami-ip-lookup" content="ADDRESS">` contains the lookup service's address; without that tag,
 * nothing is sent.
 */
export const clientIpHeader = 'X-Client-IP';
export const ipLookupMetaName = 'tanya-kami-ip-lookup';
