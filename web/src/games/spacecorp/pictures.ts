/* Which sign stands for what: pictures of cards, tiles, bases and colonies from the game-icons set. */

/** Pictures of action cards and of Edge effects. */
export const CARD_ART: Record<string, string> = {
  m_chemical_drive: 'rocket-flight', m_cargo_pod: 'cargo-crate', m_science_module: 'telescope', m_heavy_lifter: 'space-shuttle',
  m_ion_drive: 'rocket-thruster', m_survey_orbiter: 'defense-satellite', m_nuclear_thermal: 'radioactive', m_construction_printer: 'factory-arm',
  m_inflatable_habitat: 'habitat-dome', m_regolith_works: 'mine-truck', m_ore_processor: 'gold-mine', m_orbital_smelter: 'refinery',
  m_genome_lab: 'fizzing-flask', m_closed_ecology: 'plant-seed', m_mission_analytics: 'network-bars', m_think_tank: 'light-bulb',
  m_near_space_probe: 'satellite', m_venture_capital: 'profit', p_solar_sail: 'sail', p_survey_swarm: 'delivery-drone',
  p_prefab_station: 'base-dome', p_grown_mesh: 'mesh-network', p_magnetic_canopy: 'magnet', p_fusion_torch: 'barbed-sun',
  p_plasma_drive: 'rocket-thruster', p_shielded_hauler: 'cargo-ship', p_autonomous_yard: 'cargo-crane', p_nanotube_foundry: 'factory',
  p_cryobot: 'mono-wheel-robot', p_spectrometer: 'spyglass', p_deep_space_probe: 'satellite-communication', p_helium_harvester: 'refinery',
  p_mining_fleet: 'mine-truck', p_commodity_exchange: 'trade', p_gene_suite: 'dna2', p_exo_decoder: 'microscope', p_quantum_array: 'atom-core',
  p_unified_theory: 'orbital', p_antimatter_prototype: 'atom', p_orbital_bonds: 'scroll-unfurled', s_antimatter_drive: 'atom',
  s_generation_ship: 'star-gate', s_interstellar_observatory: 'radar-dish', s_matter_manipulators: 'magnet', s_rd_network: 'mesh-network',
  s_clone_forge: 'robot-golem', s_evo_accelerators: 'dna2', s_ramscoop: 'jet-pack', s_field_drive: 'portal', s_spacetime_fold: 'black-hole-bolas',
  s_pion_drive: 'rocket-thruster', s_stellar_lifter: 'space-shuttle', s_von_neumann_works: 'vintage-robot', s_magnetar_shield: 'energy-shield',
  s_arcology_kit: 'habitat-dome', s_mega_engineering: 'cargo-crane', s_swarm_telescope: 'telescope', s_ai_surveyors: 'cpu',
  s_planet_miner: 'planet-core', s_stellar_commerce: 'trade', s_dyson_swarm: 'star-satellites', s_xenobiology: 'alien-bug',
  s_singularity_lab: 'galaxy', s_mind_lattice: 'brain', s_oracle_engine: 'crystal-ball', s_ansible_relay: 'satellite-communication',
  s_sovereign_fund: 'coins', salvage: 'robber-hand', sabotage: 'time-bomb', intercept: 'interceptor-ship', poach: 'fishing-hook',
  market_influence: 'profit', hack: 'laptop', competitors: 'hand-grip', divert: 'divert', leak: 'leak', hostile_microbes: 'virus',
  incompatible: 'puzzle',
};

/** Pictures of discovery tiles. */
export const TILE_ART: Record<string, string> = {
  m1_ores: 'minerals', m1_ice: 'iceberg', m1_exotic_a: 'atom', m1_exotic_b: 'atom', m1_chasm: 'crystal-growth', m1_volatiles: 'snowflake-1',
  m2_exomicrobes: 'virus', m2_exotic: 'atom', m2_aquifer: 'droplets', p1_ores: 'minerals', p1_ice: 'iceberg', p1_metals: 'gold-nuggets',
  p1_exotic: 'atom', p1_artifact: 'obelisk', p1_clays: 'stone-pile', p2_ice_1: 'iceberg', p2_ice_2: 'iceberg', p2_geysers: 'water-fountain',
  p2_microbes: 'virus', p2_brine: 'jellyfish', p2_exotic_1: 'atom', p2_exotic_2: 'atom', p2_ores: 'minerals', p2_cliffs: 'cliff-crossing',
  p2_isotopes: 'radioactive', p2_field: 'magnet-blast', p2_organics: 'molecule', p2_caverns: 'cave-entrance', p2_signal: 'satellite-communication',
  p3_ocean_life: 'whale-tail', p3_microbes: 'virus', p3_outpost: 'base-dome', p3_artifact: 'obelisk', p3_exotic: 'atom', p3_hydrocarbons: 'oil-drum',
  p3_vents: 'volcano', p3_core: 'planet-core', s1_habitable_1: 'planet-conquest', s1_habitable_2: 'planet-conquest', s1_belt: 'asteroid',
  s1_ruins: 'ancient-ruins', s1_outpost: 'base-dome', s1_super_earth: 'orbit', s1_ocean: 'big-wave', s1_desert: 'desert', s1_giant: 'ringed-planet',
  s1_ice: 'snowflake-1', s1_jungle: 'mushrooms-cluster', s1_iron: 'planet-core', s1_anomaly: 'black-hole-bolas', s1_dwarf: 'moon-orbit',
  s1_contact_1: 'alien-stare', s1_contact_2: 'alien-stare', s2_rings: 'ringed-planet', s2_gem_dust: 'gems', s2_ice_moon_1: 'iceberg',
  s2_ice_moon_2: 'iceberg', s2_microbial: 'virus', s2_ores_1: 'minerals', s2_ores_2: 'minerals', s2_debris: 'dust-cloud', s2_garden: 'plant-seed',
  s2_flare: 'magnet-blast', s2_artifact: 'obelisk', s2_comets: 'burning-meteor', sa_phobes: 'alien-skull', sa_introvs: 'alien-egg',
  sa_weavers: 'alien-bug', sa_archivists: 'alien-stare', sa_traders: 'trade',
};

/** Pictures of progress cards. */
export const PROGRESS_ART: Record<string, string> = {
  radiation_resistance: 'radioactive', sensory_focus: 'third-eye', microgravity_physiology: 'body-balance', torpor: 'night-sleep',
  cooperative_empathy: 'conversation', star_children: 'star-formation', enviro_tolerance: 'plants-and-animals', ageless_crews: 'sands-of-time',
  hive_cognition: 'brain', probe_network: 'mesh-network', molecular_assembly: 'molecule', fusion_economy: 'barbed-sun',
  energy_fields: 'energy-shield', warp_metric: 'warp-pipe', entangled_link: 'linked-rings', matter_synthesis: 'atom-core',
};

/** Pictures of colony tiles, by what they do. */
export const COLONY_ART: Record<string, string> = {
  none: 'village', own_col_1: 'huts-village', all_break: 'all-seeing-eye', own_secure: 'padlock', own_progress: 'dna1',
  open_contract: 'scroll-unfurled', own_col_n: 'medieval-village-01', opp_col_1: 'three-friends', opp_con_1: 'notebook', opp_col_2: 'three-friends', opp_prod_1: 'mining', rival_pairs: 'trade',
  adapt_pairs: 'dna2', end_uncolonized: 'star-formation', end_claim: 'scroll-quill',
};

/** Signs of base types. */
export const BASE_ART: Record<string, string> = {
  attraction: 'star-altar', bio_lab: 'bubbling-flask', exploiter: 'land-mine', industrial: 'factory', refinery: 'refinery', research: 'microscope',
  secure: 'padlock', shield_factory: 'energy-shield', spaceport: 'control-tower',
};
