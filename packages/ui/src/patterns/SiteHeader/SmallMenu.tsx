import { useState } from 'react';

import { MenuIcon } from '../../icons/index.ts';
import { useOnDemand } from '../../lib/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import type { HeaderParts } from './model.ts';
import * as styles from './SiteHeader.css.ts';

const loadMenu = async () => (await import('./MenuSheet.tsx')).MenuSheet;

/** The button that opens the navigation of small screens, which is loaded when the user is about to press it. */
export function SmallMenu(parts: HeaderParts) {
  const [open, setOpen] = useState(false);
  const [isComing, setComing] = useState(false);
  const { part: MenuSheet, fetch } = useOnDemand(loadMenu);
  const openSoon = async () => {
    setComing(true);
    setOpen(await fetch());
    setComing(false);
  };
  return (
    <div className={styles.narrow} data-failed={MenuSheet === false}>
      <IconButton
        label={parts.words.openMenu}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void fetch()}
        onFocus={() => void fetch()}
        busy={isComing}
        onClick={() => void openSoon()}
      />
      {MenuSheet && <MenuSheet {...parts} open={open} onOpenChange={setOpen} />}
    </div>
  );
}
