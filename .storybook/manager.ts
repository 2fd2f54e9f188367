import { CURRENT_STORY_WAS_SET, STORY_RENDERED } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';

import { ALSO } from './alsoCalled.ts';
import { themes } from './docs/themes.ts';
import { SheetLink } from './sheetLink.ts';

const prefersDark = window.matchMedia('(prefers-color-scheme: dark)');

/** The selected entry has white text on this color. */
const night = { ...themes.dark, colorSecondary: '#2b7a58' };

/** `CreateListing` is a screen's name in code; the sidebar shows "Create listing". */
const inWords = (name: string): string =>
  name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

addons.setConfig({
  theme: prefersDark.matches ? night : themes.light,
  sidebar: {
    renderLabel: ({ id, type, name }) =>
      id.startsWith('screens-') && type === 'component' ? inWords(name) : name.split(ALSO, 1)[0],
  },
});

/** Ids of Storybook's panels. */
const CONTROLS = 'addon-controls';
const STEPS = 'storybook/interactions/panel';

addons.register('porchlight', (api) => {
  addons.add('porchlight/sheet', {
    type: types.TOOL,
    title: 'Sheet',
    match: ({ viewMode }) => viewMode === 'story',
    render: SheetLink,
  });

  // Without controls their panel would be selected and empty: the steps of the test are shown instead.
  let isAway = false;
  api.on(STORY_RENDERED, () => {
    const hasControls = api.getCurrentParameter<{ disable?: boolean }>('controls')?.disable !== true;
    const [from, to] = hasControls ? [STEPS, CONTROLS] : [CONTROLS, STEPS];
    if (isAway !== hasControls || api.getSelectedPanel() !== from) return;
    api.setSelectedPanel(to);
    isAway = !hasControls;
  });

  // A screen needs the height: the panel is closed when screens are entered, and opens with Alt+A as always.
  let isAmongScreens = false;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    const isScreen = storyId.startsWith('screens-');
    if (isScreen !== isAmongScreens) api.togglePanel(!isScreen);
    isAmongScreens = isScreen;
  });
});
