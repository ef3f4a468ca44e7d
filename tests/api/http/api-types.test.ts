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

const answer = <Call>() => expectTypeOf<InferResponseType<Call>>();
type Part<Request, Name extends string> = Request extends { [name in Name]?: unknown }
  ? Request[Name]
  : never;
const json = <Call>() => expectTypeOf<Part<InferRequestType<Call>, 'json'>>();
const query = <Call>() => expectTypeOf<Part<InferRequestType<Call>, 'query'>>();

/** These are checked by the compiler: `npm run check` fails when a response differs from the contract. */
describe('the typed client returns the contract’s types', () => {
  it('for the session and the gate', () => {
    answer<typeof client.login.$post>().toEqualTypeOf<WriteResponse>();
    answer<typeof client.logout.$post>().toEqualTypeOf<WriteResponse>();
    answer<typeof client.whitelist.$get>().toEqualTypeOf<WhitelistStatus>();
    answer<typeof client.ip.$get>().toEqualTypeOf<ClientIp>();
    json<typeof client.login.$post>().toEqualTypeOf<LoginRequest>();
  });

  it('for users', () => {
    const byId = users[':id'];
    const password = users.updatepass[':id'];
    answer<(typeof users)[':pageSize'][':page']['$get']>().toEqualTypeOf<AdminUser[]>();
    answer<typeof users.$post>().toEqualTypeOf<CreateResponse>();
    json<typeof users.$post>().toEqualTypeOf<CreateUser>();
    json<typeof byId.$put>().toEqualTypeOf<UpdateUser>();
    json<typeof password.$put>().toEqualTypeOf<UpdateUserPassword>();
    answer<typeof byId.$delete>().toEqualTypeOf<WriteResponse>();
  });

  it('for websites', () => {
    const byId = websites[':id'];
    answer<typeof websites.list.$get>().toEqualTypeOf<WebsiteOption[]>();
    answer<(typeof websites)[':pageSize'][':page']['$get']>().toEqualTypeOf<Website[]>();
    answer<typeof websites.$post>().toEqualTypeOf<CreateResponse>();
    json<typeof websites.$post>().toEqualTypeOf<CreateWebsite>();
    json<typeof byId.$put>().toEqualTypeOf<UpdateWebsite>();
    answer<typeof byId.$delete>().toEqualTypeOf<WriteResponse>();
  });

  it('for announcements', () => {
    answer<typeof notices.$get>().toEqualTypeOf<Announcement[]>();
    json<typeof notices.$post>().toEqualTypeOf<WriteAnnouncement>();
    json<(typeof notices)[':id']['$put']>().toEqualTypeOf<UpdateAnnouncement>();
  });

  it('for the whitelist', () => {
    const byId = whitelists[':id'];
    answer<(typeof whitelists)[':pageSize'][':page']['$get']>().toEqualTypeOf<WhitelistEntry[]>();
    json<typeof whitelists.$post>().toEqualTypeOf<CreateWhitelistEntry>();
    json<typeof byId.$put>().toEqualTypeOf<UpdateWhitelistEntry>();
    answer<typeof byId.$delete>().toEqualTypeOf<WriteResponse>();
  });

  it('for links', () => {
    const byId = links[':id'];
    answer<(typeof links)[':pageSize'][':page']['$get']>().toEqualTypeOf<WebsiteLink[]>();
    answer<typeof byId.$get>().toEqualTypeOf<WebsiteLink>();
    json<typeof links.$post>().toEqualTypeOf<CreateWebsiteLink>();
    json<typeof byId.$put>().toEqualTypeOf<UpdateWebsiteLink>();
  });

  it('for insights', () => {
    const ofWebsite = insights[':websiteId'];
    answer<typeof ofWebsite.$get>().toEqualTypeOf<Insights>();
    query<typeof ofWebsite.$get>().toEqualTypeOf<InsightQuery>();
    query<typeof ofWebsite.csv.$get>().toEqualTypeOf<InsightFileQuery>();
    const { unanswered } = ofWebsite;
    answer<typeof unanswered.$get>().toEqualTypeOf<Unanswered>();
    json<typeof unanswered.$post>().toEqualTypeOf<HandleWords>();
    answer<typeof unanswered.$post>().toEqualTypeOf<HandleWordsResponse>();
    answer<(typeof unanswered)[':group']['$delete']>().toEqualTypeOf<HandleWordsResponse>();
  });

  it('for the audit trail', () => {
    const page = audit[':pageSize'][':page'];
    answer<typeof page.$get>().toEqualTypeOf<AuditEntry[]>();
    query<typeof page.$get>().toEqualTypeOf<AuditFilters>();
    const restore = audit[':id'].restore;
    answer<typeof restore.$post>().toEqualTypeOf<RestoreResponse>();
  });

  it('for earlier versions of a FAQ', () => {
    const version = faqs[':id'].versions[':entry'];
    answer<typeof version.$get>().toEqualTypeOf<FaqVersion>();
    query<typeof version.$get>().toEqualTypeOf<FaqVersionQuery>();
    answer<typeof version.$put>().toEqualTypeOf<WriteFaqVersionResponse>();
    json<typeof version.$put>().toEqualTypeOf<WriteFaqVersion>();
  });

  it('for the keywords of a FAQ', () => {
    const keywords = faqs[':id'].keywords;
    answer<typeof keywords.$post>().toEqualTypeOf<AddKeywordResponse>();
    json<typeof keywords.$post>().toEqualTypeOf<AddKeyword>();
    const { wordings } = faqs[':id'];
    answer<typeof wordings.$post>().toEqualTypeOf<AddKeywordResponse>();
    json<typeof wordings.$post>().toEqualTypeOf<AddWordings>();
  });

  it('for the version of a deletion', () => {
    type Query = { version?: string | undefined } | undefined;
    for (const byId of [websites, whitelists, links, faqs].map((area) => area[':id'])) {
      query<typeof byId.$delete>().toEqualTypeOf<Query>();
    }
    type UserQuery = {
      version?: string | undefined;
      take_over_schedules?: 'true' | 'false' | undefined;
    };
    const user = users[':id'];
    query<typeof user.$delete>().toEqualTypeOf<UserQuery | undefined>();
  });

  it('for publishing', () => {
    const { publishing, changes, releases, publish, schedule } = faqs[':websiteId'];
    answer<typeof publishing.$get>().toEqualTypeOf<PublishingState>();
    answer<typeof changes.$get>().toEqualTypeOf<UnpublishedChange[]>();
    answer<typeof releases.$get>().toEqualTypeOf<Release[]>();
    answer<typeof publish.$post>().toEqualTypeOf<PublishResponse>();
    json<typeof publish.$post>().toEqualTypeOf<Publish>();
    const restore = releases[':number'].restore;
    answer<typeof restore.$post>().toEqualTypeOf<PublishResponse>();
    answer<typeof schedule.$put>().toEqualTypeOf<SchedulePublicationResponse>();
    json<typeof schedule.$put>().toEqualTypeOf<SchedulePublication>();
    const { settings } = websites[':id'];
    answer<typeof settings.$get>().toEqualTypeOf<WebsiteSettings>();
    answer<typeof settings.$put>().toEqualTypeOf<UpdateWebsiteSettingsResponse>();
    json<typeof settings.$put>().toEqualTypeOf<UpdateWebsiteSettings>();
    const { words } = websites[':id'];
    answer<typeof words.$get>().toEqualTypeOf<WebsiteWords>();
    const { copies } = settings;
    answer<typeof copies.$get>().toEqualTypeOf<SettingsDifference[]>();
    answer<typeof copies.$post>().toEqualTypeOf<CopySettingsResponse>();
    json<typeof copies.$post>().toEqualTypeOf<CopySettings>();
    const { avatar } = websites[':id'];
    answer<typeof avatar.$put>().toEqualTypeOf<UpdateWebsiteSettingsResponse>();
    expectTypeOf<FilledIn<UpdateAvatarForm>>().toExtend<
      InferRequestType<typeof avatar.$put>['form']
    >();
  });

  it('for FAQs', () => {
    const byId = faqs[':id'];
    const ofWebsite = faqs[':websiteId'];
    answer<(typeof ofWebsite)[':pageSize'][':page']['$get']>().toEqualTypeOf<Faq[]>();
    answer<typeof ofWebsite.tree.$get>().toEqualTypeOf<FaqTreeEntry[]>();
    answer<typeof ofWebsite.ids.$get>().toEqualTypeOf<ChosenFaq[]>();
    answer<typeof ofWebsite.move.$post>().toEqualTypeOf<WriteFaqsResponse>();
    const { replace } = faqs;
    answer<typeof replace.preview.$post>().toEqualTypeOf<ReplacementPreview>();
    answer<typeof faqs.$post>().toEqualTypeOf<CreateFaqResponse>();
    answer<typeof byId.$put>().toEqualTypeOf<WriteFaqResponse>();
    answer<typeof byId.place.$put>().toEqualTypeOf<PlaceFaqResponse>();
    json<typeof byId.place.$put>().toEqualTypeOf<PlaceFaq>();
    const { import: imported, export: exported } = ofWebsite;
    answer<typeof imported.$post>().toEqualTypeOf<ImportResult>();
    json<typeof exported.$post>().toEqualTypeOf<ExportFaqs>();
    answer<typeof byId.$delete>().toEqualTypeOf<DeleteFaqResponse>();
    answer<typeof byId.duplicate.$post>().toEqualTypeOf<DuplicateFaqResponse>();
    json<typeof ofWebsite.copy.$post>().toEqualTypeOf<CopyFaqs>();
    answer<typeof ofWebsite.copy.$post>().toEqualTypeOf<CopyFaqsResponse>();
    expectTypeOf<FilledIn<WriteFaqForm>>().toExtend<InferRequestType<typeof byId.$put>['form']>();
    expectTypeOf<FilledIn<Omit<WriteFaqForm, 'remove_image' | 'version'>>>().toExtend<
      InferRequestType<typeof faqs.$post>['form']
    >();
  });
});
