export interface MenuMessages {
  /** The first item of a submenu that replaces its parent menu on phones. */
  back: string;
}

export const english: MenuMessages = { back: 'Back' };
