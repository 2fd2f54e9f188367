import { API } from 'typescript/unstable/sync';
import { createVirtualFileSystem } from 'typescript/unstable/fs';
import { afterAll, expect, test } from 'vitest';

import { readUsage } from './usage.ts';

const screen = 'apps/web/src/screens/Home/HomeScreen';
const files = new Map([
  [
    'apps/web/src/app/App.tsx',
    "import { Layout } from './Layout.tsx';\nexport const App = () => <Layout />;",
  ],
  [
    'apps/web/src/app/Layout.tsx',
    "import { SiteHeader } from '@porchlight/ui';\nexport const Layout = () => <SiteHeader />;",
  ],
  [
    'apps/web/src/forms/fields.tsx',
    "import { Select, TextField } from '@porchlight/ui';\nexport const Choice = () => <Select />;\nexport const Line = () => <TextField />;",
  ],
  [
    `${screen}.tsx`,
    "import { type CardProps, Card as Box } from '@porchlight/ui';\nimport { Line } from '../../forms/fields.tsx';\nimport { other } from '../Other/OtherScreen.tsx';\nconst Late = lazy(() => import('./Late.tsx'));\nexport const Home = (p: CardProps) => <Box><Line /><Late {...other} /></Box>;",
  ],
  [
    'apps/web/src/screens/Home/Late.tsx',
    "import { Grid } from '@porchlight/ui';\nexport const Late = () => <Grid />;",
  ],
  [
    'apps/web/src/screens/Other/OtherScreen.tsx',
    "import { Tabs } from '@porchlight/ui';\nexport const other = <Tabs />;",
  ],
  [
    `${screen}.stories.tsx`,
    "const meta = { title: 'Screens/Home' };\nexport const Success = {};\nexport const Loading = {};",
  ],
  ['packages/ui/src/components/TextField/TextField.tsx', "import { Field } from '../Field/index.ts';"],
  ['packages/ui/src/components/TextField/TextField.stories.tsx', "import { Tabs } from '../Tabs/index.ts';"],
]);
const api = new API({
  cwd: '/',
  fs: createVirtualFileSystem({
    '/tsconfig.json': JSON.stringify({
      compilerOptions: { jsx: 'react-jsx', noLib: true },
      include: ['**/*'],
    }),
    ...Object.fromEntries([...files].map(([path, text]) => [`/${path}`, text])),
  }),
});
afterAll(() => api.close());
const [project] = api.updateSnapshot({ openProjects: ['/tsconfig.json'] }).getProjects();
const usage = readUsage({ texts: files, parsed: (path) => project?.program.getSourceFile(`/${path}`) });

test("a screen uses its imports, static or lazy, under the kit's names", () => {
  const here = [{ name: 'Home', title: 'Screens/Home', story: 'Success' }];
  expect(usage['Card']).toEqual({ everyPage: false, screens: here, within: [] });
  expect(usage['Grid']?.screens).toEqual(here);
});

test('for a shared file, a screen uses only the imported names', () => {
  expect(usage['TextField']?.screens).toHaveLength(1);
  expect(usage).not.toHaveProperty('Select');
});

test("types don't count, and neither do another screen’s parts", () => {
  expect(usage).not.toHaveProperty('CardProps');
  expect(usage).not.toHaveProperty('Tabs');
});

test('the layout around every page counts as every page', () => {
  expect(usage['SiteHeader']).toEqual({ everyPage: true, screens: [], within: [] });
});

test('a component is part of those that import it, except in stories', () => {
  expect(usage['Field']?.within).toEqual(['TextField']);
});
