import { brand, type Language, languages, locales, pagePaths, pathIn } from '@porchlight/domain';
import { Hono } from 'hono';
import type { ApiApp, ApiEnv } from '../http/index.ts';

const manifestIn = (language: Language) => ({
  lang: locales[language],
  name: brand.name,
  short_name: brand.name,
  id: pathIn(language, pagePaths.home),
  start_url: pathIn(language, pagePaths.home),
  display: 'standalone',
  // The light page background, shown while the app opens.
  background_color: '#fbf7f0',
  theme_color: '#fbf7f0',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icons/mask.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
    { src: '/icons/large.png', sizes: '512x512', type: 'image/png' },
  ],
});

export function manifestRoutes(): ApiApp {
  const app = new Hono<ApiEnv>();
  for (const language of languages) {
    const manifest = JSON.stringify(manifestIn(language));
    app.get(pathIn(language, '/manifest.webmanifest'), (c) =>
      c.body(manifest, 200, {
        'content-type': 'application/manifest+json',
        'cache-control': 'public, max-age=3600',
      }),
    );
  }
  return app;
}
