import { expect, it } from 'vitest';
import { useSession } from '../../admin/data/session-store.ts';
import {
  changeCopyChoices,
  findCopyChoices,
} from '../../admin/features/faqs/copying/copy-choices.ts';

it('keeps the lines of each account for that account alone', () => {
  useSession.setState({ signedIn: true, userId: 7 });
  changeCopyChoices({ closing: 'Salam, Sari' });
  useSession.setState({ userId: 8 });
  expect(findCopyChoices().closing).toBe('');
  useSession.setState({ userId: 7 });
  expect(findCopyChoices().closing).toBe('Salam, Sari');
});
