/** Prefix of automations that send to the workspace's own team. They are counted, not judged. */
export const OWN_MAIL = 'own:';
