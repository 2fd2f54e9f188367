// The set of eleven components from popular kits, bundled like ours: same bundler, without React.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { kb, weigh } from './bundle.mjs';
import { install } from './install.mjs';
import { weighSet, withKit } from './kit.mjs';

const folder = fileURLToPath(new URL('others', import.meta.url));
const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const mantine = `export {
  MantineProvider, Button, Card, Modal, Pagination, Select, Alert, Skeleton, Badge, Avatar, Tabs, Accordion,
} from '@mantine/core';`;

const mantineStyles = `baseline default-css-variables global
  ScrollArea UnstyledButton VisuallyHidden Paper Popover CloseButton Group Loader Overlay ModalBase Input InlineInput
  Flex ActionIcon Button Card Modal Pagination Combobox Alert Skeleton Badge Avatar Tabs Accordion`
  .split(/\s+/)
  .map((file) => `import '@mantine/core/styles/${file}.css';\n`)
  .join('');

/**
 * Each kit's names for the same eleven, with its provider. The CSS is what its documentation says to import. Missing
 * components are left out, in its favor.
 */
const KITS = [
  {
    name: 'react-bootstrap',
    version: 'react-bootstrap',
    source: `import 'bootstrap/dist/css/bootstrap.min.css';
      export {
        Accordion, Alert, Badge, Button, Card, Dropdown, Form, Image, Modal, Pagination, Placeholder, Tab, Tabs,
      } from 'react-bootstrap';`,
    missing: 'a dropdown with a filter for the combobox',
  },
  {
    name: 'Mantine, styles of the set',
    version: '@mantine/core',
    source: mantineStyles + mantine,
  },
  {
    name: 'Mantine, whole stylesheet',
    version: '@mantine/core',
    source: `import '@mantine/core/styles.css';\n${mantine}`,
  },
  {
    name: 'MUI',
    version: '@mui/material',
    source: `export {
        Accordion, AccordionDetails, AccordionSummary, Alert, Autocomplete, Avatar, Button, Card, CardContent, Chip,
        CssBaseline, Dialog, DialogActions, DialogContent, DialogTitle, Pagination, Skeleton, Tab, Tabs, TextField,
      } from '@mui/material';`,
  },
  {
    name: 'Chakra',
    version: '@chakra-ui/react',
    source: `export {
        ChakraProvider, defaultSystem, createListCollection, Portal, Accordion, Alert, Avatar, Badge, Button, Card,
        Combobox, Dialog, Pagination, Skeleton, Tabs,
      } from '@chakra-ui/react';`,
  },
  {
    name: 'Radix Themes',
    version: '@radix-ui/themes',
    source: `import '@radix-ui/themes/styles.css';
      export { Theme, Avatar, Badge, Button, Callout, Card, Dialog, Skeleton, Tabs } from '@radix-ui/themes';`,
    missing: 'no pagination, combobox or accordion',
  },
  {
    name: 'antd',
    version: 'antd',
    source: `export {
        Alert, Avatar, Button, Card, Collapse, ConfigProvider, Modal, Pagination, Select, Skeleton, Tabs, Tag,
      } from 'antd';`,
  },
];

function line(name, version, { js, css }, missing = '') {
  console.log(
    `${name.padEnd(28)}${version.padEnd(9)}${kb(js)}${kb(css)}  ${kb(js + css)}${missing && `   ${missing}`}`,
  );
}

async function compare() {
  if (!(await install(folder))) {
    console.error('The other kits could not be installed; only ours was measured.');
    return;
  }
  console.log('The set of eleven in other kits, kB gzip, without React, same bundler');
  console.log(`${' '.repeat(37)}      js     css  together`);
  await withKit(async (kit) => {
    const { based, general, whole } = await weighSet(kit);
    line('Porchlight, styles of the set', '', based);
    line('Porchlight, styles.css', '', general);
    line('Porchlight, and patterns.css', '', whole);
  });
  const work = mkdtempSync(join(folder, '.weigh-'));
  try {
    for (const { name, version, source, missing } of KITS)
      line(name, dependencies[version], await weigh(work, source), missing);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

await compare();
