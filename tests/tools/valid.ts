import type { WriteWebsite } from '../../api/contract/requests.ts';

/** Bodies of requests that the server takes. A test names only the fields that it is about. */
export const valid = {
  website: (fields: Partial<WriteWebsite> = {}): WriteWebsite => ({
    name: 'Dua',
    livechat_link: 'a.example',
    server_ip: '10.0.0.1',
    ...fields,
  }),
};
