import { EventEmitter } from 'node:events';

/** The connection of a request that a test sends without a port. `end` closes it after the response. */
export function createConnection(path: string, remoteAddress: string, isGone = false) {
  const socket = Object.assign(new EventEmitter(), { remoteAddress, destroyed: isGone });
  const outgoing = new EventEmitter();
  return {
    bindings: { incoming: { url: path, socket }, outgoing },
    end: () => outgoing.emit('close'),
  };
}
