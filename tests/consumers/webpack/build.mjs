import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

webpack(
  {
    mode: 'production',
    performance: { hints: false },
    context: here('.'),
    entry: './src/index.js',
    output: { path: here('dist'), publicPath: '/', filename: 'main.js' },
    module: { rules: [{ test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] }] },
    plugins: [new MiniCssExtractPlugin({ filename: 'main.css' })],
  },
  (error, stats) => {
    if (error !== null || stats.hasErrors() || stats.hasWarnings()) {
      console.error(error ?? stats.toString('errors-warnings'));
      process.exitCode = 1;
      return;
    }
    copyFileSync(here('index.html'), here('dist/index.html'));
  },
);
