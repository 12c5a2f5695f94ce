"""Trains a net with Ray RLlib's PPO to play Gold Seekers against a random player, legal actions only.

python examples/learning/rllib.py [iterations]        # pip install 'westward[rllib]' torch
"""

from __future__ import annotations

import sys

import ray
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from westward.envs.rllib import MaskedEnv


def main(iterations: int) -> None:
    """Train, and tell how it goes."""
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False, configure_logging=False)
    module = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config={"head_fcnet_hiddens": [64]})
    config = (
        PPOConfig()
        .environment(MaskedEnv, env_config={"game": "gold-seekers", "players": 2})
        .env_runners(num_env_runners=0)
        .rl_module(rl_module_spec=module)
        .training(train_batch_size=512, minibatch_size=128, num_epochs=2)
        .debugging(seed=1)
    )
    algorithm = config.build_algo()
    for _ in range(iterations):
        found = algorithm.train()
        games, mean = found["env_runners"]["num_episodes"], found["env_runners"]["episode_return_mean"]
        loss = found["learners"]["default_policy"]["total_loss"]
        print(f"{games:.0f} games, mean reward {mean:.3f}, loss {loss:.3f}", flush=True)
    algorithm.stop()
    ray.shutdown()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
