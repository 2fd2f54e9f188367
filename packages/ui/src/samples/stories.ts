/** Parameters of stories with overlays: documentation pages show them in their own frame. */
export const ownFrame = { docs: { story: { inline: false, height: '34rem' } } };

/** Short names, too many for one row. */
export const towns = ['Ithaca', 'Duluth', 'Marfa', 'Savannah', 'Truckee', 'Asheville', 'Galena'];

const taken = { disable: false };

/**
 * Parameters of stories that depend on brand, direction and window size: Chromatic takes them in all of these modes.
 */
export const inEveryMode = {
  chromatic: { modes: { 'second brand': taken, 'right to left': taken, phone: taken } },
};

/**
 * Parameters of stories about the whole window: documentation pages show them in a scaled-down frame as wide as a
 * desktop's.
 */
export const ownDesktop = (height: string) => ({
  docs: { story: { inline: false, height }, desktop: height },
});
