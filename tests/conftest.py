from hypothesis import settings

settings.register_profile("knossos", deadline=None)  # machines are noisy
settings.load_profile("knossos")
