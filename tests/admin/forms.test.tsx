import { screen } from '@testing-library/react';
import { AddLinkDialog } from '../../admin/features/links/add-link-dialog.tsx';
import { EditLinkDialog } from '../../admin/features/links/edit-link-dialog.tsx';
import { AddWebsiteDialog } from '../../admin/features/websites/dialogs/add-website-dialog.tsx';
import { EditWebsiteDialog } from '../../admin/features/websites/dialogs/edit-website-dialog.tsx';
import { AddEntryDialog } from '../../admin/features/whitelist/add-entry-dialog.tsx';
import { EditEntryDialog } from '../../admin/features/whitelist/edit-entry-dialog.tsx';
import { serverPerTest } from './fake-server.ts';
import { describeForms } from './form-contract.tsx';
import { linkRow, websiteRow, whitelistRow } from './rows.ts';

describeForms(serverPerTest(), [
  {
    of: 'a new link',
    dialog: (onClose) => <AddLinkDialog onAdded={() => {}} onClose={onClose} />,
    ...{ label: 'Link', field: 'link', typed: 'toko.example', submit: 'Submit' },
    call: 'POST /api/livechatwebsitelinks',
  },
  {
    of: 'a link',
    dialog: (onClose, row) => <EditLinkDialog row={row} onClose={onClose} />,
    ...{ label: 'Link', field: 'link', typed: '/promo', submit: 'Save' },
    call: 'PUT /api/livechatwebsitelinks/4',
    loads: 'GET /api/livechatwebsitelinks/4',
    row: linkRow(),
  },
  {
    of: 'a new website',
    dialog: (onClose) => <AddWebsiteDialog onAdded={() => {}} onClose={onClose} />,
    ...{ label: 'Website Name', field: 'name', typed: 'Toko', submit: 'Submit' },
    fill: async (user) => {
      await user.type(screen.getByLabelText('Livechat Link'), 'a.example');
      await user.type(screen.getByLabelText('Server IP'), '192.0.2.1');
    },
    call: 'POST /api/websites',
  },
  {
    of: 'a website',
    dialog: (onClose, row) => <EditWebsiteDialog website={row} onClose={onClose} />,
    ...{ label: 'Website Name', field: 'name', typed: ' Baru', submit: 'Simpan' },
    call: 'PUT /api/websites/7',
    row: websiteRow(),
  },
  {
    of: 'a new whitelist entry',
    dialog: (onClose) => <AddEntryDialog onClose={onClose} />,
    ...{ label: 'IP Address', field: 'ip', typed: '10.0.0.1', submit: 'Simpan' },
    call: 'POST /api/whitelists',
  },
  {
    of: 'a whitelist entry',
    dialog: (onClose, row) => <EditEntryDialog entry={row} onClose={onClose} />,
    ...{ label: 'Catatan', field: 'note', typed: ' Bandung', submit: 'Simpan' },
    call: 'PUT /api/whitelists/2',
    row: whitelistRow({ note: 'Kantor' }),
  },
]);
