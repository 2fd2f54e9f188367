import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react()],
  worker: { format: 'es' },
  // Discovered only while a story runs, so the dependency scanner misses them and a cold first run would reload
  // mid-test.
  optimizeDeps: {
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'msw',
      'msw/browser',
      '@porchlight/ui > @vanilla-extract/css',
      '@porchlight/ui > @vanilla-extract/css/fileScope',
      '@porchlight/domain > yup',
      '@porchlight/flows > xstate',
      '@porchlight/flows > xstate/graph',
      '@porchlight/flow-explorer > elkjs/lib/elk.bundled.js',
      '@porchlight/web > swr',
      '@porchlight/web > swr/infinite',
      '@porchlight/web > formik',
      '@porchlight/web > leaflet',
      '@porchlight/web > topojson-client',
      '@porchlight/web > react-router-dom',
      '@porchlight/web > @xstate/react',
      '@porchlight/web > @vanilla-extract/css/fileScope',
    ],
  },
});
