/** Parameters of what lies over the page: on the page of documentation it stands in a frame of its own. */
export const ownFrame = { docs: { story: { inline: false, height: '34rem' } } };

/** Short names, more than fit one row. */
export const towns = ['Ithaca', 'Duluth', 'Marfa', 'Savannah', 'Truckee', 'Asheville', 'Galena'];
