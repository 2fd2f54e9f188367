import type { Config } from '@react-router/dev/config';

// Pages are drawn while building, and served as files.
export default { ssr: false, prerender: ['/', '/listings'] } satisfies Config;
