import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';

import { Badge } from '../primitives/Badge/index.ts';
import { Button } from '../primitives/Button/index.ts';
import { Heading } from '../primitives/Heading/index.ts';
import { Inline } from '../primitives/Inline/index.ts';
import { Stack } from '../primitives/Stack/index.ts';
import { Text } from '../primitives/Text/index.ts';
import { contrastRatio } from '../theme/contrast.ts';
import { contrastPairs } from '../theme/contrastPairs.ts';
import { themes, tokens, vars, type Palette, type ThemeName } from '../theme/index.ts';
import * as styles from './foundations.css.ts';

const meta = { title: 'Foundations/Tokens', parameters: { controls: { disable: true } } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const roles = Object.keys(themes.light.color) as (keyof Palette)[];
const themeOf = (globals: Record<string, unknown>): ThemeName =>
  globals['theme'] === 'dark' ? 'dark' : 'light';

/** Every color by its role, in the selected theme. Components use roles, never hues. */
export const Color: Story = {
  render: (_args, { globals }) => (
    <div className={styles.swatches}>
      {roles.map((role) => (
        <div key={role} className={styles.swatch}>
          <div className={styles.chip} style={{ background: vars.color[role] }} />
          <div className={styles.facts}>
            <Text as="strong" size="sm" weight="semibold">
              {role}
            </Text>
            <code>{themes[themeOf(globals)].color[role]}</code>
          </div>
        </div>
      ))}
    </div>
  ),
};

/** Every color pair that the kit uses, with its contrast and the required minimum: 4.5 for text, 3 for shapes. */
export const Contrast: Story = {
  render: (_args, { globals }) => {
    const palette = themes[themeOf(globals)].color;
    return (
      <div className={styles.pairs}>
        {contrastPairs.map(({ foreground, ground, least }) => (
          <div
            key={`${foreground} ${ground}`}
            className={styles.pair}
            style={{ background: vars.color[ground], color: vars.color[least === 3 ? 'text' : foreground] }}
          >
            <span>
              {foreground} on {ground}
            </span>
            <Inline gap={2} wrap={false}>
              {least === 3 && (
                <span className={styles.shape} style={{ borderColor: vars.color[foreground] }} />
              )}
              <strong>{contrastRatio(palette[foreground], palette[ground]).toFixed(1)}</strong>
            </Inline>
          </div>
        ))}
      </div>
    );
  },
};

/** Six sizes that scale with the window, four weights, and tabular digits. */
export const Type: Story = {
  render: () => (
    <Stack gap={8}>
      {Object.entries(vars.font.size).map(([name, fontSize]) => (
        <div key={name}>
          <Text size="sm" tone="muted">
            {name}
          </Text>
          <div style={{ fontSize, lineHeight: vars.font.leading.snug }}>
            The porch light is on, come on by
          </div>
        </div>
      ))}
      <Inline gap={6}>
        {Object.entries(vars.font.weight).map(([name, fontWeight]) => (
          <span key={name} style={{ fontWeight }}>
            {name}
          </span>
        ))}
      </Inline>
      <Stack gap={0} align="start">
        {['$1,111', '$8,408', '$240 (obo)'].map((price) => (
          <Text key={price} tabular weight="bold" size="lg">
            {price}
          </Text>
        ))}
      </Stack>
    </Stack>
  ),
};

/** Steps of four pixels, in rem. */
export const Space: Story = {
  render: () => (
    <Stack gap={3}>
      {Object.entries(tokens.space).map(([name, length]) => (
        <div key={name} className={styles.row}>
          <Text size="sm" tabular>
            {name}
          </Text>
          <div className={styles.bar} style={{ inlineSize: length }} />
        </div>
      ))}
    </Stack>
  ),
};

/** Four radii; hairlines separate, shadows only float. */
export const Shape: Story = {
  render: () => (
    <Stack gap={8}>
      <Inline gap={5}>
        {Object.entries(vars.radius).map(([name, borderRadius]) => (
          <div key={name} className={styles.block} style={{ borderRadius }}>
            {name}
          </div>
        ))}
      </Inline>
      <Inline gap={8}>
        {Object.entries(vars.shadow).map(([name, boxShadow]) => (
          <div
            key={name}
            className={styles.block}
            style={{ boxShadow, borderRadius: vars.radius.lg, borderColor: vars.color.border }}
          >
            {name}
          </div>
        ))}
      </Inline>
    </Stack>
  ),
};

/** Three durations, one curve; only transform and opacity are animated. None with reduced motion. */
export const Motion: Story = {
  render: function Render() {
    const [moved, setMoved] = useState(false);
    const { ease, ...lengths } = tokens.motion;
    return (
      <Stack gap={5} align="start" data-moved={moved}>
        {Object.entries(lengths).map(([name, length]) => (
          <Stack key={name} gap={1}>
            <Text size="sm">
              {name} <Badge>{length}</Badge>
            </Text>
            <div className={styles.mover} style={{ transition: `transform ${length} ${ease}` }} />
          </Stack>
        ))}
        <Button variant="outline" tone="neutral" onClick={() => setMoved(!moved)}>
          Move
        </Button>
      </Stack>
    );
  },
};

/** Both themes next to each other: an attribute forces one on any part of a page. */
export const Themes: Story = {
  render: () => (
    <Inline gap={0} align="stretch" wrap={false}>
      {(['light', 'dark'] as const).map((theme) => (
        <Stack key={theme} data-theme={theme} gap={3} style={{ padding: '2rem', flex: 1 }}>
          <Heading>{theme}</Heading>
          <Text tone="muted">Walnut desk, five minutes away.</Text>
          <Inline>
            <Badge tone="glow" variant="solid">
              Featured
            </Badge>
            <Badge tone="positive">Active</Badge>
          </Inline>
          <Inline>
            <Button>Message</Button>
            <Button variant="outline" tone="neutral">
              Save
            </Button>
          </Inline>
        </Stack>
      ))}
    </Inline>
  ),
};
