import type { Config } from '@react-router/dev/config';

// Pages are prerendered at build time and served as files.
export default { ssr: false, prerender: ['/', '/listings'] } satisfies Config;
