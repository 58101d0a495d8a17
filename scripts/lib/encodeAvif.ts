import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { Problem } from '../../src/lib/problem';
import { errorCode } from './errorCode';

/** Of 63, where 0 is without loss. Letters of 14 pixels show no halo up to here. */
const QUANTIZER = '30';

function missing(): Problem {
  return new Problem({
    what: 'The pictures were not written.',
    why: 'avifenc, the encoder of the libavif project, is not installed. Only this command needs it.',
    fix: 'install it (Debian: "apt-get install libavif-bin"), then run the command again.',
  });
}

/**
 * Writes a picture as AVIF, with the encoder of the libavif project. It is a program of the system,
 * since pictures are made anew once in a while and committed: an npm package would be with
 * everybody who installs the project.
 *
 * @throws Problem when the encoder is not installed.
 */
export async function encodeAvif(png: Buffer, target: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'avif-'));
  const source = join(folder, 'picture.png');
  await writeFile(source, png);
  try {
    await execa('avifenc', ['--speed', '0', '--min', '0', '--max', QUANTIZER, source, target]);
  } catch (error) {
    throw errorCode(error) === 'ENOENT' ? missing() : error;
  } finally {
    await rm(folder, { recursive: true });
  }
}
