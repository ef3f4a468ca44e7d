import { expect, it } from 'vitest';
import * as server from '../../api/config/server-limits.ts';
import * as transfers from '../../api/faqs/transfer/transfer-limits.ts';
import * as images from '../../api/images/upload-limits.ts';
import { connectionLimits } from '../../api/operations/connection-limits.ts';
import { read } from './read.ts';

const limits = { ...server, ...transfers, ...images };
const operating = read('docs/operating.md');
const megabyte = 1024 * 1024;
const inMegabytes = (bytes: number) => Math.ceil(bytes / megabyte);
const shown = (megabytes: number) => `${megabytes.toLocaleString('en-US')} MB`;

/** All that a server may have in memory at the same time, in bytes. */
const parts: readonly (readonly [name: string, bytes: number])[] = [
  ['Node, the code and the built files', limits.restingMemoryBytes],
  ['cached responses', limits.responseCacheMaxBytes],
  ['cached scripts of websites', limits.scriptCacheMaxBytes],
  ['cached images', limits.imageCacheMaxBytes],
  ['cached help pages', limits.helpPageCacheMaxBytes + limits.helpSiteCacheMaxBytes],
  ['responses that clients have not read yet', connectionLimits.unreadBytes],
  [`${limits.uploadsMaxAtOnce} uploads`, limits.uploadsMaxAtOnce * limits.multipartMaxBytes],
  ['the process that decodes images', limits.imageProcessMaxBytes],
  [`${limits.importsMaxAtOnce} imports`, limits.importsMaxAtOnce * limits.importMaxMemoryBytes],
  [
    'a file of an import while it is read',
    Math.max(limits.importReadMaxMemoryBytes, limits.importProcessMaxBytes),
  ],
  [`${limits.exportsMaxAtOnce} exports`, limits.exportsMaxAtOnce * limits.exportMaxMemoryBytes],
  ['images of imports, for ten minutes', limits.encodedImagesMaxBytes],
];
const total = parts.reduce((sum, [, bytes]) => sum + inMegabytes(bytes), 0);

it('the guide lists what may be in memory, with the limits of the code', () => {
  const rows = parts.map(([name, bytes]) => `| ${name} | ${shown(inMegabytes(bytes))} |`);
  expect(operating).toContain(`${rows.join('\n')}\n| together | ${shown(total)} |\n`);
  expect(limits.encodedImagesMinutes).toBe(10);
});

it('everything together fits into the memory of the service and of the containers', () => {
  const unit = Number(/^MemoryMax=(\d+)M$/m.exec(read('deploy/tanya-kami.service'))?.[1]);
  expect(unit).toBeGreaterThan(total);
  const servers = /^x-server:[\s\S]+?^services:/m.exec(read('deploy/compose.yaml'))?.[0];
  expect(servers).toContain(`  mem_limit: ${unit}m\n`);
  expect(operating.match(/--memory \S+/g)).toEqual([`--memory ${unit}m`]);
  expect(operating).toContain(`The unit and the containers end the process at ${shown(unit)}.`);
  const alerts = read('deploy/alerts.yml');
  expect(alerts).toContain(`The systemd unit ends it at ${shown(unit)}.`);
  expect(alerts).toContain(`do not fit into ${shown(inMegabytes(limits.responseCacheMaxBytes))}.`);
});
