export interface MenuMessages {
  /** On phones, the first line of a menu that stands in the place of another one. */
  back: string;
}

export const english: MenuMessages = { back: 'Back' };
