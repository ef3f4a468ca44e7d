import type { AdminUser } from '../../../api/contract/entities.ts';
import type { UserRights } from '../../../api/contract/requests.ts';
import { normalRights, type Rights, type Role } from '../../../api/contract/rights.ts';
import { usersCopy as copy } from '../../copy/users.ts';
import type { ComparedField } from '../../ui/comparison/compared-field.ts';

/** What an account may do, as a part of a form. */
export interface RightsForm {
  role: Role;
  /** The website of the specification's form. */
  websiteId: number | undefined;
  /** The further websites of an editor or viewer. */
  otherIds: number[];
  mayPublish: boolean;
}

/** The form of a new account chooses a role with few rights. Without a role, a request creates an admin. */
export const blankRights: RightsForm = {
  role: 'editor',
  websiteId: undefined,
  otherIds: [],
  mayPublish: false,
};

export function toRightsForm({ role, website_ids, may_publish }: AdminUser): RightsForm {
  const [websiteId, ...otherIds] = website_ids;
  return { role, websiteId, otherIds, mayPublish: role === 'editor' && may_publish };
}

export function toRights({ role, websiteId, otherIds, mayPublish }: RightsForm): Rights {
  const website_ids = [...(websiteId === undefined ? [] : [websiteId]), ...otherIds];
  return normalRights({ role, website_ids, may_publish: mayPublish });
}

export function toUserRights(form: RightsForm): UserRights {
  const { role, website_ids, may_publish } = toRights(form);
  return {
    role,
    ...(website_ids.length > 0 && { website_ids }),
    ...(role === 'editor' && { may_publish }),
  };
}

/** Compares stored rights with those of the form. */
export function comparedRights(
  current: RightsForm,
  mine: RightsForm,
  nameOf: (id: number) => string,
): ComparedField[] {
  const websites = ({ websiteId, otherIds }: RightsForm) =>
    [websiteId ?? [], otherIds].flat().map(nameOf).join(', ');
  const publishes = ({ role, mayPublish }: RightsForm) =>
    copy.yesOrNo(role === 'admin' || (role === 'editor' && mayPublish));
  const compare = (label: string, show: (rights: RightsForm) => string): ComparedField => {
    const [left, right] = [show(current), show(mine)];
    return { label, left, right, isSame: left === right };
  };
  return [
    compare(copy.role, ({ role }) => copy.roles[role].label),
    compare(copy.websites, websites),
    compare(copy.mayPublish, publishes),
  ];
}
