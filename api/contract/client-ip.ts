/**
 * With `CLIENT_IP_SOURCE=header` the admin app looks its own address up and sends it along with every call. The page's
 * `<meta name="tanya-kami-ip-lookup" content="ADDRESS">` says where to look it up; without that tag nothing is sent.
 */
export const clientIpHeader = 'X-Client-IP';
export const ipLookupMetaName = 'tanya-kami-ip-lookup';
