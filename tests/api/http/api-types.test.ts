import { hc, type InferRequestType, type InferResponseType } from 'hono/client';
import { describe, expectTypeOf, it } from 'vitest';
import type { AppType } from '../../../api/app.ts';
import type {
  Announcement,
  UpdateAnnouncement,
  WriteAnnouncement,
} from '../../../api/contract/announcements.ts';
import type {
  AuditEntry,
  AuditFilters,
  FaqVersion,
  FaqVersionQuery,
  RestoreResponse,
  WriteFaqVersion,
  WriteFaqVersionResponse,
} from '../../../api/contract/audit.ts';
import type {
  AdminUser,
  Faq,
  FaqTreeEntry,
  Website,
  WebsiteLink,
  WebsiteOption,
  WhitelistEntry,
} from '../../../api/contract/entities.ts';
import type {
  CopyFaqs,
  CopyFaqsResponse,
  CreateWebsite,
  DuplicateFaqResponse,
} from '../../../api/contract/faqs/faq-copies.ts';
import type { ExportFaqs, ImportResult } from '../../../api/contract/faqs/faq-transfer.ts';
import type {
  Publish,
  PublishingState,
  PublishResponse,
  Release,
  SchedulePublication,
  SchedulePublicationResponse,
  UnpublishedChange,
  UpdateAvatarForm,
  UpdateWebsiteSettings,
  UpdateWebsiteSettingsResponse,
  WebsiteSettings,
} from '../../../api/contract/faqs/publishing.ts';
import type { InsightFileQuery, InsightQuery, Insights } from '../../../api/contract/insights.ts';
import type {
  AddKeyword,
  AddKeywordResponse,
  AddWordings,
  ChosenFaq,
  ClientIp,
  CreateFaqResponse,
  CreateResponse,
  CreateUser,
  CreateWebsiteLink,
  CreateWhitelistEntry,
  DeleteFaqResponse,
  LoginRequest,
  PlaceFaq,
  PlaceFaqResponse,
  ReplacementPreview,
  UpdateUser,
  UpdateUserPassword,
  UpdateWebsite,
  UpdateWebsiteLink,
  UpdateWhitelistEntry,
  WhitelistStatus,
  WriteFaqForm,
  WriteFaqResponse,
  WriteFaqsResponse,
  WriteResponse,
} from '../../../api/contract/requests.ts';
import type {
  CopySettings,
  CopySettingsResponse,
  SettingsDifference,
} from '../../../api/contract/settings-copies.ts';
import type { WebsiteWords } from '../../../api/contract/texts/fill-words.ts';
import type {
  HandleWords,
  HandleWordsResponse,
  Unanswered,
} from '../../../api/contract/unanswered.ts';

const client = hc<AppType>('http://localhost');
const {
  users,
  websites,
  whitelists,
  notices,
  livechatwebsitelinks: links,
  faqs,
  insights,
  audit,
} = client.api;

/** A form without its optional fields: a missing field is left out and never sent as undefined. */
type FilledIn<Form> = { [Field in keyof Form]-?: NonNullable<Form[Field]> };

/** These are checked by the compiler: `npm run check` fails when a response differs from the contract. */
describe('the typed client returns the contract’s types', () => {
  it('for the session and the gate', () => {
    expectTypeOf<InferResponseType<typeof client.login.$post>>().toEqualTypeOf<WriteResponse>();
    expectTypeOf<InferResponseType<typeof client.logout.$post>>().toEqualTypeOf<WriteResponse>();
    expectTypeOf<
      InferResponseType<typeof client.whitelist.$get>
    >().toEqualTypeOf<WhitelistStatus>();
    expectTypeOf<InferResponseType<typeof client.ip.$get>>().toEqualTypeOf<ClientIp>();
    expectTypeOf<
      InferRequestType<typeof client.login.$post>['json']
    >().toEqualTypeOf<LoginRequest>();
  });

  it('for users', () => {
    const byId = users[':id'];
    const password = users.updatepass[':id'];
    expectTypeOf<InferResponseType<(typeof users)[':pageSize'][':page']['$get']>>().toEqualTypeOf<
      AdminUser[]
    >();
    expectTypeOf<InferResponseType<typeof users.$post>>().toEqualTypeOf<CreateResponse>();
    expectTypeOf<InferRequestType<typeof users.$post>['json']>().toEqualTypeOf<CreateUser>();
    expectTypeOf<InferRequestType<typeof byId.$put>['json']>().toEqualTypeOf<UpdateUser>();
    expectTypeOf<
      InferRequestType<typeof password.$put>['json']
    >().toEqualTypeOf<UpdateUserPassword>();
    expectTypeOf<InferResponseType<typeof byId.$delete>>().toEqualTypeOf<WriteResponse>();
  });

  it('for websites', () => {
    const byId = websites[':id'];
    expectTypeOf<InferResponseType<typeof websites.list.$get>>().toEqualTypeOf<WebsiteOption[]>();
    expectTypeOf<
      InferResponseType<(typeof websites)[':pageSize'][':page']['$get']>
    >().toEqualTypeOf<Website[]>();
    expectTypeOf<InferResponseType<typeof websites.$post>>().toEqualTypeOf<CreateResponse>();
    expectTypeOf<InferRequestType<typeof websites.$post>['json']>().toEqualTypeOf<CreateWebsite>();
    expectTypeOf<InferRequestType<typeof byId.$put>['json']>().toEqualTypeOf<UpdateWebsite>();
    expectTypeOf<InferResponseType<typeof byId.$delete>>().toEqualTypeOf<WriteResponse>();
  });

  it('for announcements', () => {
    expectTypeOf<InferResponseType<typeof notices.$get>>().toEqualTypeOf<Announcement[]>();
    expectTypeOf<
      InferRequestType<typeof notices.$post>['json']
    >().toEqualTypeOf<WriteAnnouncement>();
    expectTypeOf<
      InferRequestType<(typeof notices)[':id']['$put']>['json']
    >().toEqualTypeOf<UpdateAnnouncement>();
  });

  it('for the whitelist', () => {
    const byId = whitelists[':id'];
    expectTypeOf<
      InferResponseType<(typeof whitelists)[':pageSize'][':page']['$get']>
    >().toEqualTypeOf<WhitelistEntry[]>();
    expectTypeOf<
      InferRequestType<typeof whitelists.$post>['json']
    >().toEqualTypeOf<CreateWhitelistEntry>();
    expectTypeOf<
      InferRequestType<typeof byId.$put>['json']
    >().toEqualTypeOf<UpdateWhitelistEntry>();
    expectTypeOf<InferResponseType<typeof byId.$delete>>().toEqualTypeOf<WriteResponse>();
  });

  it('for links', () => {
    const byId = links[':id'];
    expectTypeOf<InferResponseType<(typeof links)[':pageSize'][':page']['$get']>>().toEqualTypeOf<
      WebsiteLink[]
    >();
    expectTypeOf<InferResponseType<typeof byId.$get>>().toEqualTypeOf<WebsiteLink>();
    expectTypeOf<InferRequestType<typeof links.$post>['json']>().toEqualTypeOf<CreateWebsiteLink>();
    expectTypeOf<InferRequestType<typeof byId.$put>['json']>().toEqualTypeOf<UpdateWebsiteLink>();
  });

  it('for insights', () => {
    const ofWebsite = insights[':websiteId'];
    expectTypeOf<InferResponseType<typeof ofWebsite.$get>>().toEqualTypeOf<Insights>();
    expectTypeOf<InferRequestType<typeof ofWebsite.$get>['query']>().toEqualTypeOf<InsightQuery>();
    expectTypeOf<
      InferRequestType<typeof ofWebsite.csv.$get>['query']
    >().toEqualTypeOf<InsightFileQuery>();
    const { unanswered } = ofWebsite;
    expectTypeOf<InferResponseType<typeof unanswered.$get>>().toEqualTypeOf<Unanswered>();
    expectTypeOf<InferRequestType<typeof unanswered.$post>['json']>().toEqualTypeOf<HandleWords>();
    expectTypeOf<InferResponseType<typeof unanswered.$post>>().toEqualTypeOf<HandleWordsResponse>();
    expectTypeOf<
      InferResponseType<(typeof unanswered)[':group']['$delete']>
    >().toEqualTypeOf<HandleWordsResponse>();
  });

  it('for the audit trail', () => {
    const page = audit[':pageSize'][':page'];
    expectTypeOf<InferResponseType<typeof page.$get>>().toEqualTypeOf<AuditEntry[]>();
    expectTypeOf<InferRequestType<typeof page.$get>['query']>().toEqualTypeOf<AuditFilters>();
    const restore = audit[':id'].restore;
    expectTypeOf<InferResponseType<typeof restore.$post>>().toEqualTypeOf<RestoreResponse>();
  });

  it('for earlier versions of a FAQ', () => {
    const version = faqs[':id'].versions[':entry'];
    expectTypeOf<InferResponseType<typeof version.$get>>().toEqualTypeOf<FaqVersion>();
    expectTypeOf<InferRequestType<typeof version.$get>['query']>().toEqualTypeOf<FaqVersionQuery>();
    expectTypeOf<InferResponseType<typeof version.$put>>().toEqualTypeOf<WriteFaqVersionResponse>();
    expectTypeOf<InferRequestType<typeof version.$put>['json']>().toEqualTypeOf<WriteFaqVersion>();
  });

  it('for the keywords of a FAQ', () => {
    const keywords = faqs[':id'].keywords;
    expectTypeOf<InferResponseType<typeof keywords.$post>>().toEqualTypeOf<AddKeywordResponse>();
    expectTypeOf<InferRequestType<typeof keywords.$post>['json']>().toEqualTypeOf<AddKeyword>();
    const { wordings } = faqs[':id'];
    expectTypeOf<InferResponseType<typeof wordings.$post>>().toEqualTypeOf<AddKeywordResponse>();
    expectTypeOf<InferRequestType<typeof wordings.$post>['json']>().toEqualTypeOf<AddWordings>();
  });

  it('for the version of a deletion', () => {
    type Query = { version?: string | undefined } | undefined;
    for (const byId of [websites, whitelists, links, faqs].map((area) => area[':id'])) {
      expectTypeOf<InferRequestType<typeof byId.$delete>['query']>().toEqualTypeOf<Query>();
    }
    type UserQuery = {
      version?: string | undefined;
      take_over_schedules?: 'true' | 'false' | undefined;
    };
    const user = users[':id'];
    expectTypeOf<InferRequestType<typeof user.$delete>['query']>().toEqualTypeOf<
      UserQuery | undefined
    >();
  });

  it('for publishing', () => {
    const { publishing, changes, releases, publish, schedule } = faqs[':websiteId'];
    expectTypeOf<InferResponseType<typeof publishing.$get>>().toEqualTypeOf<PublishingState>();
    expectTypeOf<InferResponseType<typeof changes.$get>>().toEqualTypeOf<UnpublishedChange[]>();
    expectTypeOf<InferResponseType<typeof releases.$get>>().toEqualTypeOf<Release[]>();
    expectTypeOf<InferResponseType<typeof publish.$post>>().toEqualTypeOf<PublishResponse>();
    expectTypeOf<InferRequestType<typeof publish.$post>['json']>().toEqualTypeOf<Publish>();
    const restore = releases[':number'].restore;
    expectTypeOf<InferResponseType<typeof restore.$post>>().toEqualTypeOf<PublishResponse>();
    expectTypeOf<
      InferResponseType<typeof schedule.$put>
    >().toEqualTypeOf<SchedulePublicationResponse>();
    expectTypeOf<
      InferRequestType<typeof schedule.$put>['json']
    >().toEqualTypeOf<SchedulePublication>();
    const { settings } = websites[':id'];
    expectTypeOf<InferResponseType<typeof settings.$get>>().toEqualTypeOf<WebsiteSettings>();
    expectTypeOf<
      InferResponseType<typeof settings.$put>
    >().toEqualTypeOf<UpdateWebsiteSettingsResponse>();
    expectTypeOf<
      InferRequestType<typeof settings.$put>['json']
    >().toEqualTypeOf<UpdateWebsiteSettings>();
    const { words } = websites[':id'];
    expectTypeOf<InferResponseType<typeof words.$get>>().toEqualTypeOf<WebsiteWords>();
    const { copies } = settings;
    expectTypeOf<InferResponseType<typeof copies.$get>>().toEqualTypeOf<SettingsDifference[]>();
    expectTypeOf<InferResponseType<typeof copies.$post>>().toEqualTypeOf<CopySettingsResponse>();
    expectTypeOf<InferRequestType<typeof copies.$post>['json']>().toEqualTypeOf<CopySettings>();
    const { avatar } = websites[':id'];
    expectTypeOf<
      InferResponseType<typeof avatar.$put>
    >().toEqualTypeOf<UpdateWebsiteSettingsResponse>();
    expectTypeOf<FilledIn<UpdateAvatarForm>>().toExtend<
      InferRequestType<typeof avatar.$put>['form']
    >();
  });

  it('for FAQs', () => {
    const byId = faqs[':id'];
    const ofWebsite = faqs[':websiteId'];
    expectTypeOf<
      InferResponseType<(typeof ofWebsite)[':pageSize'][':page']['$get']>
    >().toEqualTypeOf<Faq[]>();
    expectTypeOf<InferResponseType<typeof ofWebsite.tree.$get>>().toEqualTypeOf<FaqTreeEntry[]>();
    expectTypeOf<InferResponseType<typeof ofWebsite.ids.$get>>().toEqualTypeOf<ChosenFaq[]>();
    expectTypeOf<
      InferResponseType<typeof ofWebsite.move.$post>
    >().toEqualTypeOf<WriteFaqsResponse>();
    const { replace } = faqs;
    expectTypeOf<
      InferResponseType<typeof replace.preview.$post>
    >().toEqualTypeOf<ReplacementPreview>();
    expectTypeOf<InferResponseType<typeof faqs.$post>>().toEqualTypeOf<CreateFaqResponse>();
    expectTypeOf<InferResponseType<typeof byId.$put>>().toEqualTypeOf<WriteFaqResponse>();
    expectTypeOf<InferResponseType<typeof byId.place.$put>>().toEqualTypeOf<PlaceFaqResponse>();
    expectTypeOf<InferRequestType<typeof byId.place.$put>['json']>().toEqualTypeOf<PlaceFaq>();
    const { import: imported, export: exported } = ofWebsite;
    expectTypeOf<InferResponseType<typeof imported.$post>>().toEqualTypeOf<ImportResult>();
    expectTypeOf<InferRequestType<typeof exported.$post>['json']>().toEqualTypeOf<ExportFaqs>();
    expectTypeOf<InferResponseType<typeof byId.$delete>>().toEqualTypeOf<DeleteFaqResponse>();
    expectTypeOf<
      InferResponseType<typeof byId.duplicate.$post>
    >().toEqualTypeOf<DuplicateFaqResponse>();
    expectTypeOf<InferRequestType<typeof ofWebsite.copy.$post>['json']>().toEqualTypeOf<CopyFaqs>();
    expectTypeOf<
      InferResponseType<typeof ofWebsite.copy.$post>
    >().toEqualTypeOf<CopyFaqsResponse>();
    expectTypeOf<FilledIn<WriteFaqForm>>().toExtend<InferRequestType<typeof byId.$put>['form']>();
    expectTypeOf<FilledIn<Omit<WriteFaqForm, 'remove_image' | 'version'>>>().toExtend<
      InferRequestType<typeof faqs.$post>['form']
    >();
  });
});
