import sharp, { type Sharp } from 'sharp';

/** A picture of noise, which compresses badly like a real photo. Only for tests. */
export function samplePicture(width: number, height: number) {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  });
}

export function sampleJpeg(width = 48, height = 36, background = '#3b7'): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** A photo as from a phone: rotated by metadata, with the location. */
export function samplePhonePhoto(width = 400, height = 300): Promise<Uint8Array> {
  return fromPhone(samplePicture(width, height));
}

/** The same in twelve megapixels and about as large as a phone's, with a recognizable scene. */
export async function phonePhotoOf(scene: Uint8Array): Promise<Uint8Array> {
  const [width, height] = [4032, 3024];
  const { data, info } = await samplePicture(width / 3, height / 3)
    .resize({ width, height, kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { channels } = info;
  const grain = { input: data, raw: { width, height, channels }, blend: 'soft-light' as const };
  return fromPhone(sharp(scene).resize({ width, height }).composite([grain]), 94);
}

function fromPhone(picture: Sharp, quality = 80): Promise<Uint8Array> {
  return picture
    .withExif({
      IFD0: { Make: 'SecretPhone', Software: 'SecretSoftware' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '30/1 16/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '97/1 44/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality })
    .toBuffer();
}
