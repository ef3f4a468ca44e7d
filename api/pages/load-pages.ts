import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { VendorId } from '../contract/bot/livechat-vendors.ts';
import { ipLookupMetaName } from '../contract/client-ip.ts';
import { gatePasskeyMetaName } from '../contract/gate-passkey.ts';
import { publicUrlMetaName } from '../contract/public-url.ts';
import { escapeAttribute } from '../contract/texts/escape-attribute.ts';
import {
  type ResponseHeaderOptions,
  type ResponseHeaders,
  responseHeaders,
} from '../http/response-headers.ts';
import type { CompressedBody } from '../response-cache/compress.ts';
import { type CachedBody, type EncodeOptions, encodeBody } from '../response-cache/encode-body.ts';
import { fileType } from './file-type.ts';
import { readScreenFiles } from './screen-files.ts';
import { fillScript, readPhoneScript } from './widget-script.ts';

/** Files that describe the element for editors and compilers, see docs/embedding.md. */
const elementDescriptions = ['custom-elements.json', 'faq-chatbot.d.ts'];

/** A body that is compressed on its first request. */
export type LazyBody = () => Promise<CachedBody>;

/** All files that the server serves. */
export interface Pages {
  /** The name of this build of the widget's script. */
  build: string;
  /** The app's document by path of an admin page, with preload hints for that page. */
  admin: ReadonlyMap<string, LazyBody>;
  /**
   * The document of one admin page. With a vendor, its policy allows the vendor's chat.
   *
   * @throws Error when the build has no page at this path.
   */
  loadAdmin(path: string, vendor?: VendorId): Promise<CachedBody>;
  /**
   * The phone page of a website, which pages of these origins may frame.
   *
   * @param head HTML in place of the usual title and description.
   */
  phonePage(
    websiteId: number,
    framedBy: readonly string[],
    head: string | undefined,
  ): Promise<CachedBody>;
  /** The admin app's files, the widget's script and its descriptions, by address. No other file can be requested. */
  files: ReadonlyMap<string, LazyBody>;
  /** The admin app's files among them with a hash of the content in their names, as they were built. */
  hashedFiles: ReadonlyMap<string, Buffer>;
  /** The script of the phone page, as `files` has it under its hashed name. */
  hashedScript: LazyBody;
  /** The widget's script with the settings of a website. */
  websiteScript: {
    headers: Readonly<Record<string, string>>;
    /** @param settings JSON; without them it is the plain script. */
    fill(settings?: string): Buffer;
  };
}

/** The description and the title in the phone page's file. */
const usualHead = /<meta name="description"[^>]*>\s*<title>[^<]*<\/title>/;

export interface LoadPagesOptions extends ResponseHeaderOptions {
  /** The folder of package.json. */
  root: string;
  /** The service where the admin app finds its own address; undefined when it does not send it. */
  ipLookupUrl?: string | undefined;
  /** The address in the snippets of the admin app; undefined means the address it was opened under. */
  publicUrl?: string | undefined;
  /** Whether a passkey can list the caller's address. */
  offersGatePasskey?: boolean | undefined;
}

/**
 * Reads the built files.
 *
 * @throws Error with the build command, when a file is missing.
 */
export function loadPages(options: LoadPagesOptions): Pages {
  const { root, ipLookupUrl, publicUrl } = options;
  const headers = responseHeaders(options);
  const adminFolder = join(root, 'dist/admin');
  const adminHtml = withMeta(readBuilt(join(adminFolder, 'index.html')), {
    [ipLookupMetaName]: ipLookupUrl,
    [publicUrlMetaName]: publicUrl,
    [gatePasskeyMetaName]: options.offersGatePasskey ? 'on' : undefined,
  });
  const screenFiles = readScreenFiles(adminFolder);
  const connectTo = ipLookupUrl && new URL(ipLookupUrl).origin;
  const widgetFolder = join(root, 'dist/widget');
  const script = fillScript(readBuilt(join(widgetFolder, 'faq-chatbot.js')), publicUrl);
  const phoneScript = readPhoneScript(readBuilt(join(root, 'dist/phone-page/faq-chatbot.js')));
  const hashedScript = `/faq-chatbot.${phoneScript.hash}.js`;
  const phonePageTemplate = readBuilt(join(root, 'embed/mobilefaq.html')).toString();

  const hashedFiles = new Map<string, Buffer>();
  const files = loadAssets(adminFolder, headers, hashedFiles);
  files.set(
    '/faq-chatbot.js',
    lazy(script.forOthers(), { headers: ofScript(headers.script), brotliQuality: 11 }),
  );
  const ownScript = lazy(phoneScript.body, {
    headers: ofScript(headers.hashedScript),
    brotliQuality: 11,
  });
  files.set(hashedScript, ownScript);

  for (const name of elementDescriptions) {
    const { contentType } = fileType(name);
    const fixed = { ...headers.script, 'Content-Type': contentType };
    files.set(
      `/${name}`,
      lazy(readBuilt(join(widgetFolder, name)), { headers: fixed, brotliQuality: 11 }),
    );
  }

  const adminDocument = (hinted: readonly string[], vendor?: VendorId) =>
    lazy(Buffer.from(withVendor(withHints(adminHtml, hinted), vendor)), {
      headers: html(headers.page({ connectTo, vendor })),
      brotliQuality: 11,
    });
  const admin = new Map(
    Object.entries(screenFiles).map(([path, hinted]) => [path, adminDocument(hinted)]),
  );
  const withVendors = new Map<string, LazyBody>();

  return {
    build: script.hash,
    admin,
    async loadAdmin(path, vendor) {
      const hinted = screenFiles[path];
      const body = admin.get(path);
      if (body === undefined || hinted === undefined)
        throw new Error(`The admin build has no page at ${path}.`);
      if (vendor === undefined) return await body();
      const key = `${vendor} ${path}`;
      const open = withVendors.get(key) ?? adminDocument(hinted, vendor);
      withVendors.set(key, open);
      return await open();
    },
    files,
    hashedFiles,
    hashedScript: ownScript,
    websiteScript: { headers: ofScript(headers.websiteScript), fill: script.forOthers },
    phonePage: (websiteId, framedBy, head) => {
      const filled = phonePageTemplate
        .replaceAll('{{script}}', hashedScript)
        .replaceAll('{{website-id}}', String(websiteId))
        // Last, because its texts may contain the placeholders.
        .replace(usualHead, (usual) => head ?? usual);
      // Not compressed: it is small, and anybody may request it for a million made-up websites.
      return encodeBody(Buffer.from(filled), { headers: html(headers.page({ framedBy })) });
    },
  };
}

function readBuilt(file: string): Buffer {
  if (existsSync(file)) return readFileSync(file);
  throw new Error(`${file} is missing: run \`npm run build\` first.`);
}

function loadAssets(
  folder: string,
  fixed: ResponseHeaders,
  hashedFiles: Map<string, Buffer>,
): Map<string, LazyBody> {
  const files = new Map<string, LazyBody>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    // Vite's own files are not public.
    if (!entry.isFile() || path === '/index.html' || path.startsWith('/.')) continue;
    if (isCompressed(path)) continue;
    const { contentType, compresses } = fileType(entry.name);
    // Vite puts a hash of the content into the names of these files.
    const isHashed = path.startsWith('/assets/');
    const kind = isHashed ? fixed.hashedAsset : fixed.asset;
    const body = readFileSync(file);
    if (isHashed) hashedFiles.set(path, body);
    const headers = { ...kind, 'Content-Type': contentType };
    const compressed = readCompressed(file);
    files.set(path, lazy(body, { headers, compressed, ...(compresses && { brotliQuality: 9 }) }));
  }
  return files;
}

/** The compressed forms of a file that the build has written. */
function readCompressed(file: string): CompressedBody | undefined {
  if (!existsSync(`${file}.br`) || !existsSync(`${file}.gz`)) return undefined;
  return { br: readFileSync(`${file}.br`), gzip: readFileSync(`${file}.gz`) };
}

function isCompressed(path: string): boolean {
  return path.endsWith('.br') || path.endsWith('.gz');
}

function ofScript(headers: Record<string, string>): Record<string, string> {
  return { ...headers, 'Content-Type': fileType('script.js').contentType };
}

function html(headers: Record<string, string>): Record<string, string> {
  return { ...headers, 'Content-Type': fileType('page.html').contentType };
}

/** Passes settings to the page in meta tags. The page's policy allows no inline script. */
function withMeta(html: Buffer, contents: Readonly<Record<string, string | undefined>>): string {
  const tags = Object.entries(contents).map(([name, content]) =>
    content === undefined ? '' : `<meta name="${name}" content="${escapeAttribute(content)}">`,
  );
  return html.toString().replace('<head>', () => `<head>${tags.join('')}`);
}

/** Adds preload hints. Without them, the browser would request these files only after the first script has run. */
function withHints(html: string, files: readonly string[]): string {
  const links = files
    .filter((file) => !html.includes(`"${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="${file}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/** Lets the bot open this vendor's chat in the page. The admin app reads from the attribute that the policy allows it. */
function withVendor(html: string, vendor: VendorId | undefined): string {
  if (vendor === undefined) return html;
  return html.replace('live-agent="tab"', `live-agent="auto" data-vendor="${vendor}"`);
}

function lazy(body: Buffer, options: EncodeOptions): LazyBody {
  let encoded: Promise<CachedBody> | undefined;
  return () => {
    encoded ??= encodeBody(body, options);
    return encoded;
  };
}
