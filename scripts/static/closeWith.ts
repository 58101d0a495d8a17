import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';

/** Files that are being sent, by connection. */
const sent = new WeakMap<Socket, Set<Readable>>();

function filesOf(socket: Socket): Set<Readable> {
  const known = sent.get(socket);
  if (known) return known;
  const files = new Set<Readable>();
  sent.set(socket, files);
  // One listener for all of them: a client may send many requests at once.
  socket.once('close', () => {
    for (const file of files) file.destroy();
  });
  return files;
}

/**
 * Closes a file when the connection ends that it is sent on. Node tells that only the answer whose
 * turn it is, and those behind it would keep their files open.
 */
export function closeWith(socket: Socket, file: Readable): void {
  if (socket.destroyed) {
    file.destroy();
    return;
  }
  const files = filesOf(socket);
  files.add(file);
  file.once('close', () => files.delete(file));
}
