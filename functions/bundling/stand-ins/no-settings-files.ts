/** Lambda says everything in the environment, and has neither files of settings nor a machine to ask where it is. */
export const loadSharedConfigFiles = async () => ({ configFile: {}, credentialsFile: {} });

export const getInstanceMetadataRegion = async () => undefined;

/** The separator of names in files of settings. */
export const CONFIG_PREFIX_SEPARATOR = ".";
